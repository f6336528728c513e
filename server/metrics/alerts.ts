/** When somebody is woken, or looks in the morning, and what they do then. */
export interface Alert {
  name: string
  /** In Prometheus' language, over metrics of names.ts. */
  expr: string
  /** For so long it has to be so. */
  for: string
  severity: 'page' | 'ticket'
  /** What is so, and what to do. */
  words: string
  /** Series, in the notation of promtool, by which it sounds after an hour at most. */
  sounds: Record<string, string>
  /** The same by which it does not. */
  quiet: Record<string, string>
}

/** Of all answers of a kind, the share that is not good: slower than `le`, or failed. */
const share = (kind: string, le: string): string =>
  `1 - sum(rate(http_answer_seconds_bucket{kind="${kind}",status_class!="5xx",le="${le}"}[30m])) / ` +
  `sum(rate(http_answer_seconds_count{kind="${kind}"}[30m]))`

/** The share of a kind's answers that failed. */
const failed = (kind: string): string =>
  `sum(rate(http_answer_seconds_count{kind="${kind}",status_class="5xx"}[30m])) / ` +
  `sum(rate(http_answer_seconds_count{kind="${kind}"}[30m]))`

/** So many times the errors that an objective allows use up two days' worth of a month in an hour or so. */
const FAST = 14.4

const answers = (kind: string, slow: string, lost: string) => ({
  [`http_answer_seconds_bucket{kind="${kind}",status_class="2xx",le="0.1"}`]: slow,
  [`http_answer_seconds_count{kind="${kind}",status_class="2xx"}`]: '0+600x120',
  [`http_answer_seconds_count{kind="${kind}",status_class="5xx"}`]: lost,
})

export const ALERTS: Alert[] = [
  {
    name: 'LlarPublicSlow',
    expr: `${share('public_read', '0.1')} > ${FAST} * 0.001`,
    for: '5m',
    severity: 'page',
    words: 'Public answers fail or take more than 100 ms. See /readyz, the pool and the log.',
    sounds: answers('public_read', '0+500x120', '0+0x120'),
    quiet: answers('public_read', '0+600x120', '0+0x120'),
  },
  {
    name: 'LlarDeskWritesFail',
    expr: `${failed('desk_write')} > ${FAST} * 0.0005`,
    for: '5m',
    severity: 'page',
    words: 'What agents save fails. See /readyz (disk, database) and the log: operation failed.',
    sounds: answers('desk_write', '0+600x120', '0+30x120'),
    quiet: answers('desk_write', '0+600x120', '0+0x120'),
  },
  {
    name: 'LlarNotWell',
    expr: 'min by (instance, part) (llar_condition) == 0',
    for: '3m',
    severity: 'page',
    words: 'A part of a server (label part) is not well: docs/how-to/operate.md, Health.',
    sounds: { 'llar_condition{instance="a",part="files"}': '0x60' },
    quiet: { 'llar_condition{instance="a",part="files"}': '1x60' },
  },
  {
    name: 'LlarDatabaseSilent',
    expr: 'llar_scrape_failed == 1',
    for: '3m',
    severity: 'page',
    words: 'The database does not answer within 3 s.',
    sounds: { llar_scrape_failed: '1x60' },
    quiet: { llar_scrape_failed: '0x60' },
  },
  {
    name: 'LlarPoolFull',
    expr: 'llar_pool_connections{state="waiting"} > 0',
    for: '5m',
    severity: 'ticket',
    words: 'Questions wait for a connection: a slow statement, or too few connections.',
    sounds: { 'llar_pool_connections{state="waiting"}': '4x60' },
    quiet: { 'llar_pool_connections{state="waiting"}': '4 0 4x2 0x60' },
  },
  {
    name: 'LlarJobsLate',
    expr: 'max by (kind) (llar_job_age_seconds) > 30',
    for: '10m',
    severity: 'ticket',
    words: 'Jobs of a kind begin late. Are workers running (JOB_WORKERS)? npm run jobs.',
    sounds: { 'llar_job_age_seconds{kind="lead.mail"}': '31+60x60' },
    quiet: { 'llar_job_age_seconds{kind="lead.mail"}': '5x60' },
  },
  {
    name: 'LlarJobsDead',
    expr: 'max by (kind) (llar_jobs_dead) > 0',
    for: '0m',
    severity: 'ticket',
    words: 'Jobs were given up. npm run jobs says why; npm run jobs -- again takes them up.',
    sounds: { 'llar_jobs_dead{kind="lead.mail"}': '1x60' },
    quiet: { 'llar_jobs_dead{kind="lead.mail"}': '0x60' },
  },
  {
    name: 'LlarJobsWait',
    expr: 'max by (outage) (llar_jobs_waiting{outage!="address"}) > 0',
    for: '30m',
    severity: 'ticket',
    words: 'Jobs wait for what is away (label outage); mails do so for 5 days at most.',
    sounds: { 'llar_jobs_waiting{outage="mail"}': '3x60' },
    quiet: {
      'llar_jobs_waiting{outage="mail"}': '3x20 _x60',
      'llar_jobs_waiting{outage="address"}': '3x60',
    },
  },
  {
    name: 'LlarMailsFail',
    expr: 'increase(llar_mails{result="failed"}[30m]) > 5',
    for: '0m',
    severity: 'ticket',
    words: 'The mail server refuses mails. npm run doctor tries it.',
    sounds: { 'llar_mails{result="failed"}': '0+1x60' },
    quiet: { 'llar_mails{result="failed"}': '0x60' },
  },
  {
    name: 'LlarEventLoopHeld',
    expr: 'nodejs_eventloop_lag_p99_seconds > 0.25',
    for: '10m',
    severity: 'ticket',
    words: 'A process is busy with one thing for too long at a time: more instances, or a profile.',
    sounds: { nodejs_eventloop_lag_p99_seconds: '0.4x60' },
    quiet: { nodejs_eventloop_lag_p99_seconds: '0.02x60' },
  },
  {
    name: 'LlarChainBroken',
    expr: 'llar_fiscal_faults > 0',
    for: '0m',
    severity: 'page',
    words:
      'A chain of invoices is not as it was written. Change nothing; ' +
      'npm run operator -- ledger check names the record.',
    sounds: { llar_fiscal_faults: '1x60' },
    quiet: { llar_fiscal_faults: '0x60' },
  },
  {
    name: 'LlarChainUnchecked',
    expr: 'llar_fiscal_check_age_seconds > 2 * 86400',
    for: '0m',
    severity: 'ticket',
    words: 'No night has looked at the chains of invoices for two days: npm run jobs.',
    sounds: { llar_fiscal_check_age_seconds: '180000+60x60' },
    quiet: { llar_fiscal_check_age_seconds: '3600+60x60' },
  },
  {
    name: 'LlarBackupOld',
    expr: 'min(llar_backup_age_seconds) > 26 * 3600 or absent(llar_backup_age_seconds)',
    for: '30m',
    severity: 'page',
    words: 'There is no back-up of the last night: npm run backup.',
    sounds: { llar_backup_age_seconds: '100000+60x60' },
    quiet: { llar_backup_age_seconds: '3600+60x60' },
  },
  {
    name: 'LlarBackupUnproved',
    expr: 'min(llar_backup_proof_age_seconds) > 8 * 86400 or absent(llar_backup_proof_age_seconds)',
    for: '30m',
    severity: 'ticket',
    words: 'No back-up was proved this week: npm run restore:prove.',
    sounds: { llar_backup_proof_age_seconds: '700000+60x60' },
    quiet: { llar_backup_proof_age_seconds: '3600+60x60' },
  },
]
