
/**
 * Why a try failed.
 */
export type WebhookFailure = typeof WebhookFailure[keyof typeof WebhookFailure];


export const WebhookFailure = {
  status: 'status',
  redirect: 'redirect',
  timeout: 'timeout',
  unreachable: 'unreachable',
  inner: 'inner',
  secret: 'secret',
} as const;
