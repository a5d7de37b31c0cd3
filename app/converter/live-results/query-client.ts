import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";

const UNUSED_KEPT_MS = 5 * 60_000;

/** GETs the URL in the key's first element and parses JSON. Throws on a non-OK response. */
export async function fetchByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const response = await fetch(String(queryKey[0]), { credentials: "include", signal });
  if (!response.ok) throw new Error(`${response.status}: ${await failureText(response)}`);
  return response.json();
}

const failureText = async (response: Response): Promise<string> =>
  response.status >= 500 ? response.statusText : response.text();

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: UNUSED_KEPT_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });

export const queryClient = createQueryClient();
