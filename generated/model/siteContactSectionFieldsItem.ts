
export type SiteContactSectionFieldsItem = typeof SiteContactSectionFieldsItem[keyof typeof SiteContactSectionFieldsItem];


export const SiteContactSectionFieldsItem = {
  phone: 'phone',
  message: 'message',
  visit: 'visit',
} as const;
