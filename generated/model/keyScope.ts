
/**
 * What a key may do of what its person may do. No scope lets it sign in, or touch people, keys or the settings of the agency.
 */
export type KeyScope = typeof KeyScope[keyof typeof KeyScope];


export const KeyScope = {
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
  'read:reso': 'read:reso',
  'manage:webhook': 'manage:webhook',
  'read:saved': 'read:saved',
  'use:mcp': 'use:mcp',
} as const;
