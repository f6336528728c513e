
/**
 * Why what an application asks for cannot be allowed, as OAuth calls it.
 */
export type ConnectionFault = typeof ConnectionFault[keyof typeof ConnectionFault];


export const ConnectionFault = {
  unsupported_response_type: 'unsupported_response_type',
  invalid_request: 'invalid_request',
  invalid_target: 'invalid_target',
  invalid_scope: 'invalid_scope',
  access_denied: 'access_denied',
} as const;
