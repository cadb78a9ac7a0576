export { createSite } from './createSite.ts';
export {
  type HostTheme,
  type Site,
  SiteContext,
  useSite,
  useTitle,
  useTokens,
} from './SiteContext.ts';
export {
  loadSiteConfig,
  parseSiteConfig,
  SilentServerError,
  type SiteConfig,
  type SiteNetwork,
  type SiteToken,
} from './siteConfig.ts';
