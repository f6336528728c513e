import type { ApiKey } from './apiKey.ts';

/**
 * A key with its secret, told this once.
 */
export interface ApiKeySecret {
  key: ApiKey;
  /**
     * Goes into the Authorization header: `Bearer llar_…`. We keep its hash alone.
     * @pattern ^llar_[A-Za-z0-9]{8}_[A-Za-z0-9_-]{43}$
     */
  secret: string;
}
