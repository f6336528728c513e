import type { SourceFetchEvery } from './sourceFetchEvery.ts';

/**
 * Where a source's homes are fetched by itself, and how often. A feed is a file at an address; of a RESO Web API it is the address of the service.
 */
export interface SourceFetch {
  /**
     * https of the open internet, without user and password; without one nothing is fetched.
     * @maxLength 2000
     */
  url?: string;
  /**
     * Where the address asks for one (basic auth); without one the secret goes as a token.
     * @maxLength 200
     */
  username?: string;
  /** How often it is fetched, at a minute of its own; once a day unless told. */
  every?: SourceFetchEvery;
}
