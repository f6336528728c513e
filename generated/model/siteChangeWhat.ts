
export type SiteChangeWhat = typeof SiteChangeWhat[keyof typeof SiteChangeWhat];


export const SiteChangeWhat = {
  pageAdded: 'pageAdded',
  pageRemoved: 'pageRemoved',
  pagesMoved: 'pagesMoved',
  sectionAdded: 'sectionAdded',
  sectionRemoved: 'sectionRemoved',
  sectionsMoved: 'sectionsMoved',
  sectionChanged: 'sectionChanged',
  pageChanged: 'pageChanged',
  siteChanged: 'siteChanged',
} as const;
