
export type ListContactsSort = typeof ListContactsSort[keyof typeof ListContactsSort];


export const ListContactsSort = {
  activity: 'activity',
  name: 'name',
  created: 'created',
} as const;
