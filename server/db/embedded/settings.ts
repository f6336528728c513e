import { hasPrewarm, type Binaries } from './binaries.ts'
import { bufferMegabytes } from './memory.ts'
import { socketFolder } from './socket.ts'

/**
 * Command line of the server. The log never repeats rows or statements: they may be about people.
 */
export function commandOf(dir: string, volatile: boolean, bin: Binaries): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder(dir),
    unix_socket_permissions: '0700',
    shared_buffers: volatile ? '64MB' : `${bufferMegabytes()}MB`,
    max_connections: volatile ? '200' : '100',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    wal_compression: 'on',
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0', // answers are short, and containers have little shared memory
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    idle_in_transaction_session_timeout: '60s',
  }
  // What was in memory is read back after a restart, behind the answers: the first questions are as
  // fast as the last were.
  if (!volatile && hasPrewarm(bin)) values['shared_preload_libraries'] = 'pg_prewarm'
  if (volatile)
    Object.assign(values, {
      // Nothing is sent to another server, and memory may be all the disk there is.
      wal_compression: 'off',
      max_wal_size: '256MB',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
    })
  return [
    bin.postgres,
    '-D',
    dir,
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
