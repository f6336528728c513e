
export type ExportContactsView = typeof ExportContactsView[keyof typeof ExportContactsView];


export const ExportContactsView = {
  all: 'all',
  mine: 'mine',
  owners: 'owners',
  buyers: 'buyers',
  tenants: 'tenants',
  unassigned: 'unassigned',
  archived: 'archived',
} as const;
