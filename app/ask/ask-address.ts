/** The address that asks a question: `/ask?q=5+miles+in+km`. */
export const askAddress = (question: string): string => `/ask?${new URLSearchParams({ q: question })}`;
