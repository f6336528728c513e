import type { AgencyId } from './agencyId.ts';
import type { SiteChange } from './siteChange.ts';
import type { SiteCheck } from './siteCheck.ts';
import type { SiteColorPair } from './siteColorPair.ts';
import type { SiteCoverage } from './siteCoverage.ts';
import type { SiteDigest } from './siteDigest.ts';
import type { SiteDoc } from './siteDoc.ts';
import type { SitePageState } from './sitePageState.ts';
import type { SitePublished } from './sitePublished.ts';
import type { SiteSlug } from './siteSlug.ts';
import type { SiteState } from './siteState.ts';
import type { SiteStep } from './siteStep.ts';
import type { SiteSuspension } from './siteSuspension.ts';
import type { Uuid } from './uuid.ts';

/**
 * The website of the agency: the draft that is worked on, and where it differs from what strangers read.
 */
export interface Site {
  id: Uuid;
  agencyId: AgencyId;
  slug: SiteSlug;
  /** Where strangers find it. */
  address: string;
  state: SiteState;
  draft: SiteDoc;
  digest: SiteDigest;
  /**
     * Of everything but the pages, which have their own.
     * @minimum 1
     */
  version: number;
  /** As the pages of the draft. */
  pages: SitePageState[];
  published: SitePublished | null;
  /** The draft differs from what is published. */
  changed: boolean;
  /** @maxItems 100 */
  changes: SiteChange[];
  languages: SiteCoverage[];
  /**
     * How well the colours of the draft are read where they stand.
     * @maxItems 3
     */
  pairs: SiteColorPair[];
  /** @maxItems 200 */
  checks: SiteCheck[];
  /** What undoSite would take back; null: nothing. */
  undo: SiteStep | null;
  /** What redoSite would do again; null: nothing. */
  redo: SiteStep | null;
  /** Whether the caller may change and publish it. */
  canEdit: boolean;
  /** Whether the caller gets the figures of each month by mail. */
  monthlyMail: boolean;
  /** Why the operator has taken the site off the net; null while it has not. */
  suspension: SiteSuspension | null;
}
