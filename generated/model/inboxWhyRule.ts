
export type InboxWhyRule = typeof InboxWhyRule[keyof typeof InboxWhyRule];


export const InboxWhyRule = {
  home_agent: 'home_agent',
  island: 'island',
  municipality: 'municipality',
  operation: 'operation',
  language: 'language',
  turn: 'turn',
  fallback: 'fallback',
  admin: 'admin',
  hand: 'hand',
} as const;
