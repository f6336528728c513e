
/**
 * What a rule looks at. `home_agent`: who looks after the home; `turn`: its people one after another.
 */
export type InboxRuleKind = typeof InboxRuleKind[keyof typeof InboxRuleKind];


export const InboxRuleKind = {
  home_agent: 'home_agent',
  island: 'island',
  municipality: 'municipality',
  operation: 'operation',
  language: 'language',
  turn: 'turn',
} as const;
