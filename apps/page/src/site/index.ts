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
  findConfigIssues,
  loadSiteConfig,
  noBrand,
  parseSiteConfig,
  SilentServerError,
  type SiteConfig,
  type SiteNetwork,
  type SitePage,
  type SiteToken,
} from './siteConfig.ts';
export { visitorLocale } from './visitorLocale.ts';
