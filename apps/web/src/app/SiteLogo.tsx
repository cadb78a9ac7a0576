import { useSite } from '@mooring/page/site';
import { Logo, ThemedImage } from '@mooring/page/ui';

/** Logo of the operator, or of the product. Hidden from screen readers, as the name is beside it. */
export function SiteLogo() {
  const { logo } = useSite().config.brand;
  return logo ? <ThemedImage picture={logo} className="logo site-logo" /> : <Logo />;
}
