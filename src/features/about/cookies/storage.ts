/**
 * What the site leaves in a browser: cookies and keys of its storage. `optional` waits for consent.
 * Words: `key.<words>`.
 */
export const STORED = [
  { key: 'i18n_redirected', kind: 'cookie', words: 'language', life: 'year' },
  { key: 'ncc_c', kind: 'cookie', words: 'consent', life: 'year' },
  { key: 'ncc_e', kind: 'cookie', words: 'chosen', life: 'year' },
  { key: 'llar.profile', kind: 'local', words: 'profile', life: 'signOut' },
  { key: 'llar.language', kind: 'local', words: 'interface', life: 'signOut' },
  { key: 'llar.compare', kind: 'local', words: 'compare', life: 'cleared' },
  { key: 'llar.hearts', kind: 'local', words: 'hearts', life: 'account' },
  { key: 'llar.seen', kind: 'local', words: 'seen', life: 'consent' },
  { key: 'llar.point', kind: 'local', words: 'point', life: 'used' },
  { key: 'llar.visit', kind: 'local', words: 'visit', life: 'consent' },
  { key: 'llar.columns', kind: 'local', words: 'columns', life: 'kept' },
  { key: 'llar.opened.*', kind: 'local', words: 'opened', life: 'kept' },
  { key: 'llar.rail', kind: 'local', words: 'rail', life: 'kept' },
  { key: 'llar.mark', kind: 'local', words: 'mark', life: 'kept' },
  { key: 'llar.push', kind: 'local', words: 'push', life: 'pushOff' },
  { key: 'llar.draft.*', kind: 'local', words: 'draft', life: 'saved' },
  { key: 'llar.chat.*', kind: 'local', words: 'chat', life: 'used' },
  { key: 'llar.inbox.*', kind: 'local', words: 'inbox', life: 'used' },
  { key: 'llar.lesson.*', kind: 'local', words: 'lesson', life: 'used' },
  { key: 'llar.referral.*', kind: 'session', words: 'referral', life: 'saved' },
  { key: 'llar.site.*', kind: 'local', words: 'site', life: 'saved' },
  { key: 'llar.wanted', kind: 'session', words: 'wanted', life: 'used' },
  { key: 'llar.typed', kind: 'session', words: 'typed', life: 'used' },
  { key: 'llar.save', kind: 'session', words: 'save', life: 'used' },
  { key: 'llar.calendar', kind: 'session', words: 'calendar', life: 'used' },
  { key: 'llar.greeting', kind: 'session', words: 'greeting', life: 'used' },
  { key: 'llar.kept', kind: 'session', words: 'kept', life: 'used' },
  { key: 'llar.reloaded', kind: 'session', words: 'reloaded', life: 'tab' },
] as const
