
export type SiteLegalSectionPart = typeof SiteLegalSectionPart[keyof typeof SiteLegalSectionPart];


export const SiteLegalSectionPart = {
  notice: 'notice',
  privacy: 'privacy',
  cookies: 'cookies',
  accessibility: 'accessibility',
} as const;
