/** With what a taxpayer is known to the tax agency: a PKCS#12 file and what opens it. */
export interface FiscalIdentity {
  pfx: Buffer
  password: string
  /** A seal of a company has an address of its own. */
  kind: 'person' | 'seal'
}

/** What the tax agency says of one record. */
export interface FiscalLine {
  fullNumber: string
  /** dd-mm-yyyy. */
  issuedOn: string
  kind: 'issue' | 'annulment'
  state: 'accepted' | 'accepted_with_errors' | 'rejected'
  code: string | null
  message: string | null
  /** It has this record already, and how that one stands: an answer of ours was lost. */
  duplicate: 'accepted' | 'accepted_with_errors' | 'annulled' | null
}

/** What it says of a message. */
export interface FiscalAnswer {
  /** Its code of the whole; null where nothing was taken. */
  csv: string | null
  /** Seconds until the next message, unless a thousand records wait. */
  waitSeconds: number
  lines: FiscalLine[]
}

/** Why a message came to nothing; `message` names nobody. */
export class FiscalFailure extends Error {
  /**
   * down: no answer, try again. certificate: ours was refused or does not open. refused: the message
   * as a whole, with the tax agency's code and words.
   */
  readonly reason: 'down' | 'certificate' | 'refused'
  readonly code: string | null
  constructor(reason: FiscalFailure['reason'], message: string, code: string | null = null) {
    super(message)
    this.name = 'FiscalFailure'
    this.reason = reason
    this.code = code
  }
}

/** Takes records of invoices: the tax agency's service, or its service for tests. */
export interface FiscalPort {
  /** Sends a SOAP message of at most a thousand records; throws FiscalFailure. */
  send(message: string, identity: FiscalIdentity, service: 'test' | 'live'): Promise<FiscalAnswer>
}
