/** Every metric of ours with what it says. */
export const METRICS = {
  http_request_seconds: 'Seconds of answers, by operation of the contract and class of status',
  http_answer_seconds: 'Seconds of answers, by what kind of thing was asked for, in buckets',
  llar_condition: '1 where a part of the server is well (database, files, live), else 0',
  llar_scrape_failed: '1 where the database did not answer these questions',
  llar_pool_connections: 'Connections of the pool, by state (total, idle, waiting)',
  llar_pool_wait_seconds: 'How long a connection of the pool was waited for just now',
  llar_replica_lag_seconds: 'For how long a replica may lack what is on the primary, by its number',
  llar_replica_in_turn: '1 where a replica is near enough to answer, else 0',
  llar_read_answers: 'Questions that a replica may answer, by who did (primary, or its number)',
  llar_job_age_seconds: 'For how long the oldest job that is due has waited, by kind',
  llar_jobs_dead: 'Jobs that were given up, by kind',
  llar_jobs_waiting: 'Jobs that wait for something that is away, by what',
  llar_live_streams: 'Open streams of this process',
  llar_mails: 'Mails handed over since the start, by result (sent, failed)',
  llar_fiscal_records: 'Records in all chains of invoices',
  llar_fiscal_faults: 'Faults that the last nightly look found in the chains',
  llar_fiscal_check_age_seconds: 'Age of the oldest last look at a chain',
  llar_backup_age_seconds: 'Age of the last back-up noted in DATA_DIR, by its recovery point',
  llar_backup_proof_age_seconds: 'Age of the last proof of a back-up that found nothing wrong',
} as const

export type MetricName = keyof typeof METRICS
