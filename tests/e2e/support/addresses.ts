/** The built site under test. Set E2E_PORT for a second run at the same time. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4310);
export const SITE_ORIGIN = `http://localhost:${SITE_PORT}`;

/** The same build and database, with visible advertisement slots and a limit of one message per minute. */
export const ADS_PORT = SITE_PORT + 1;
export const ADS_ORIGIN = `http://localhost:${ADS_PORT}`;
