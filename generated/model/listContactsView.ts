
export type ListContactsView = typeof ListContactsView[keyof typeof ListContactsView];


export const ListContactsView = {
  all: 'all',
  mine: 'mine',
  owners: 'owners',
  buyers: 'buyers',
  tenants: 'tenants',
  unassigned: 'unassigned',
  archived: 'archived',
} as const;
