/** The door of the port; README.md of server/ports says what it is. */
export {
  isPaymentsAway,
  PaymentsFailure,
  PaymentsRefused,
  type AccountStanding,
  type AskedPayout,
  type CardPayment,
  type CardSale,
  type Charged,
  type KeepSale,
  type KeptCard,
  type KeptSale,
  type Moved,
  type PaymentsEvent,
  type PaymentsPort,
  type PayoutState,
} from './port.ts'
export { isKeyOld } from './key.ts'
export { isSigned, readEvent } from './signature.ts'
