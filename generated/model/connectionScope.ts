
/**
 * What an assistant may do of what its person may do. Whatever it is given, it changes nothing by itself: it prepares what its person confirms.
 */
export type ConnectionScope = typeof ConnectionScope[keyof typeof ConnectionScope];


export const ConnectionScope = {
  'read:property': 'read:property',
  'write:property': 'write:property',
  'read:contact': 'read:contact',
  'write:contact': 'write:contact',
  'read:demand': 'read:demand',
  'write:demand': 'write:demand',
  'read:lead': 'read:lead',
  'write:lead': 'write:lead',
  'read:agenda': 'read:agenda',
  'write:agenda': 'write:agenda',
  'read:publication': 'read:publication',
  'write:publication': 'write:publication',
  people: 'people',
  propose: 'propose',
} as const;
