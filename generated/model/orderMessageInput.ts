
/**
 * A message to the other side of an order.
 */
export interface OrderMessageInput {
  /**
     * Made by the sender, kept over repeated sends.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[A-Za-z0-9-]+$
     */
  clientId: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}
