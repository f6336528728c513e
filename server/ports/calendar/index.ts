/** A time of an event: a day, or an instant with the zone whose clock repeats it. */
export interface CalendarTime {
  date?: string | null
  dateTime?: string | null
  timeZone?: string | null
}

/** An event as Google has it; only what we read. */
export interface CalendarEvent {
  id: string
  etag?: string
  status?: 'confirmed' | 'tentative' | 'cancelled'
  updated?: string
  summary?: string
  location?: string
  start?: CalendarTime
  end?: CalendarTime
  recurrence?: string[]
  /** Of a moved, changed or taken occurrence: its series, and where the rule puts it. */
  recurringEventId?: string
  originalStartTime?: CalendarTime
  iCalUID?: string
  attendees?: { self?: boolean; responseStatus?: string }[]
  transparency?: string
  eventType?: string
  extendedProperties?: { private?: Record<string, string> }
}

/** What is written into an event; what is not named stays as it is. */
export type CalendarWrite = Omit<
  Partial<CalendarEvent>,
  'etag' | 'updated' | 'recurringEventId' | 'originalStartTime' | 'iCalUID' | 'attendees'
> & {
  visibility?: 'default' | 'private'
  /** Where the record is. */
  source?: { title: string; url: string }
}

/** A page of what changed; the last one carries the token from which the next reading goes on. */
export interface CalendarPage {
  items: CalendarEvent[]
  nextPageToken?: string
  nextSyncToken?: string
}

/** What a consent gave. */
export interface CalendarGrant {
  refreshToken: string
  email: string
}

/** Why Google did not do it; `message` is for the log and names nobody. */
export class CalendarFailure extends Error {
  /**
   * down: try again later. stale: changed there since (412). gone: the sync token is too old (410).
   * missing: no such event. taken: the id is in use. ended: access was taken back. refused: Google
   * will never take this.
   */
  readonly reason: 'down' | 'stale' | 'gone' | 'missing' | 'taken' | 'ended' | 'refused'
  constructor(reason: CalendarFailure['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/**
 * A person's main calendar at Google. `access` opens it for an hour. Every call throws
 * CalendarFailure.
 */
export interface CalendarPort {
  /**
   * Where the person is asked; `challenge` is the public half of PKCE, `hint` the account that is
   * offered first.
   */
  consentUrl(ask: {
    state: string
    challenge: string
    redirectUri: string
    hint: string | null
  }): string
  /** Turns a consent into access that lasts; `refused` when the person left the calendar out. */
  exchange(grant: { code: string; verifier: string; redirectUri: string }): Promise<CalendarGrant>
  access(refreshToken: string): Promise<string>
  /** Takes our access back; nothing to take back is no failure. */
  revoke(refreshToken: string): Promise<void>
  /** What changed since a token, or everything that has not ended by `since`. */
  changes(
    access: string,
    from: { syncToken: string } | { since: Date },
    pageToken?: string,
  ): Promise<CalendarPage>
  insert(access: string, event: CalendarWrite & { id: string }): Promise<CalendarEvent>
  /** `etag` null: whatever stands there. */
  patch(
    access: string,
    id: string,
    event: CalendarWrite,
    etag: string | null,
  ): Promise<CalendarEvent>
  /** The occurrence that the rule of a series puts at a time; null when there is none. */
  instance(access: string, seriesId: string, original: CalendarTime): Promise<CalendarEvent | null>
  remove(access: string, id: string, etag: string | null): Promise<void>
  /** Refresh tokens as they are stored, for one person each. */
  seal(token: string, userId: string): Buffer
  /** Throws `ended` when it was sealed with another key. */
  unseal(sealed: Buffer, userId: string): string
}
