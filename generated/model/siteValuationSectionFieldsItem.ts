
export type SiteValuationSectionFieldsItem = typeof SiteValuationSectionFieldsItem[keyof typeof SiteValuationSectionFieldsItem];


export const SiteValuationSectionFieldsItem = {
  address: 'address',
  size: 'size',
  state: 'state',
} as const;
