/** For whom an account is opened. */
export interface Payee {
  userId: string
  email: string
  /** The session that asks. */
  sessionId: string
}

/** Where the service's page leads when the person is done, or when its address no longer works. */
export interface Ways {
  returnUrl: string
  refreshUrl: string
}

/**
 * The service that pays people out: it holds their accounts, and has a page of its own where they
 * fill them in.
 */
export interface PaymentsPort {
  /**
   * Opens an account and answers its id. Asked twice in one session within a day, it answers the
   * same one; never one that another session opened, which may have been a stranger's.
   */
  openAccount(payee: Payee): Promise<string>
  /** The address of the page for an account; works once, for some minutes. */
  accountPage(account: string, ways: Ways): Promise<string>
}

/**
 * The service cannot be reached or refused; `message` is for the log and says nothing of the
 * person.
 */
export class PaymentsFailure extends Error {}
