import type { SiteAreasSection } from './siteAreasSection.ts';
import type { SiteContactSection } from './siteContactSection.ts';
import type { SiteCostsSection } from './siteCostsSection.ts';
import type { SiteFaqSection } from './siteFaqSection.ts';
import type { SiteFiguresSection } from './siteFiguresSection.ts';
import type { SiteGallerySection } from './siteGallerySection.ts';
import type { SiteHeroSection } from './siteHeroSection.ts';
import type { SiteHomesSection } from './siteHomesSection.ts';
import type { SiteLegalSection } from './siteLegalSection.ts';
import type { SiteMapSection } from './siteMapSection.ts';
import type { SiteNewsSection } from './siteNewsSection.ts';
import type { SiteSearchSection } from './siteSearchSection.ts';
import type { SiteSoldSection } from './siteSoldSection.ts';
import type { SiteTeamSection } from './siteTeamSection.ts';
import type { SiteTestimonialsSection } from './siteTestimonialsSection.ts';
import type { SiteTextSection } from './siteTextSection.ts';
import type { SiteValuationSection } from './siteValuationSection.ts';

/**
 * A section of a page, by its kind.
 */
export type SiteSection = SiteHeroSection | SiteSearchSection | SiteHomesSection | SiteMapSection | SiteAreasSection | SiteTeamSection | SiteTestimonialsSection | SiteValuationSection | SiteSoldSection | SiteNewsSection | SiteTextSection | SiteGallerySection | SiteFiguresSection | SiteContactSection | SiteFaqSection | SiteLegalSection | SiteCostsSection;
