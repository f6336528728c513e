
/**
 * A kind of key (COSE) that is taken.
 */
export interface PasskeyAlgorithm {
  alg: number;
  type: 'public-key';
}
