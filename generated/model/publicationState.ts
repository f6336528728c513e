
/**
 * What became of a home on a channel.
 */
export type PublicationState = typeof PublicationState[keyof typeof PublicationState];


export const PublicationState = {
  not_published: 'not_published',
  blocked: 'blocked',
  queued: 'queued',
  published: 'published',
  published_with_warning: 'published_with_warning',
  error: 'error',
  removing: 'removing',
} as const;
