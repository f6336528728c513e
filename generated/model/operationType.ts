import type { Operation } from './operation.ts';
import type { OperationTypeId } from './operationTypeId.ts';

/**
 * An operation type, as the specification, section 3, numbers and names it.
 */
export interface OperationType {
  /** Its number, for programs that store one. */
  id: OperationTypeId;
  key: Operation;
  /** In the language asked for, for example Venta. */
  label: string;
}
