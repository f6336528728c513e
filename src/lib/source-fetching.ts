import type { Integration } from '../../generated/model'

/** Whether a source is being fetched, or will be within a minute. */
export const isFetching = ({ fetch }: Pick<Integration, 'fetch'>): boolean =>
  fetch !== null && fetch.nextAt !== null && fetch.outcome === null
