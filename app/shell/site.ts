export type Site = { siteDomain: string; siteOrigin: string; adsVisible: boolean; year: number };
