
/**
 * How a channel does, computed when asked. broken: failing; attention: at least one home is blocked or failed, nothing good came of a source the last time, or homes go out and nobody has an address to read them at; idle: draft, paused, or without homes.
 */
export type IntegrationHealth = typeof IntegrationHealth[keyof typeof IntegrationHealth];


export const IntegrationHealth = {
  ok: 'ok',
  attention: 'attention',
  broken: 'broken',
  idle: 'idle',
} as const;
