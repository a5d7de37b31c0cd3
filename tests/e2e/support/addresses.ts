/** The built site under test; another run beside this one takes another port. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4310);
export const SITE_ORIGIN = `http://localhost:${SITE_PORT}`;

/** The same build and database with the advertisement slots drawn and one message a minute from one address. */
export const ADS_PORT = SITE_PORT + 1;
export const ADS_ORIGIN = `http://localhost:${ADS_PORT}`;
