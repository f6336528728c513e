import { expect, it } from 'vitest'
import { answerOf } from './failure.ts'
import { startFault, storageFaultOf } from './storage.ts'

const failed = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall })

it.each([
  ['ENOSPC', 'write', 507],
  ['EFBIG', 'write', 507],
  ['EACCES', 'open', 503],
  ['EPERM', 'rename', 503],
  ['EIO', 'write', 503],
])('%s while files are written is said in words', (code, syscall, status) => {
  expect(answerOf(failed(code, syscall), 'es').status).toBe(status)
  expect(storageFaultOf(new Error('x', { cause: failed(code, syscall) }))?.part).toBe('files')
})

it.each([
  ['EACCES', 'listen'],
  ['EPERM', 'connect'],
  ['EPERM', 'kill'],
  ['EIO', 'read'],
  ['EACCES', 'spawn node'],
])('%s of %s is no word about storage', (code, syscall) => {
  expect(storageFaultOf(failed(code, syscall))).toBeNull()
})

it('a code without a system call is somebody else’s word', () => {
  expect(storageFaultOf(Object.assign(new Error('x'), { code: 'EACCES' }))).toBeNull()
})

it.each([
  ['42501', 'could not open file "base/1": Read-only file system'],
  ['58030', 'could not write block 3: Input/output error'],
  ['42501', 'could not open file "base/16384/2619": Permission denied'],
  ['42501', 'could not extend file "base/16384/2619": Operation not permitted'],
])('%s of PostgreSQL over a closed disk is storage, too', (code, message) => {
  const error = Object.assign(new Error(message), { code, severity: 'ERROR' })
  expect(storageFaultOf(error)).toEqual({ part: 'database', fault: 'read-only' })
})

it('a table that its role may not read is a mistake of ours, no storage', () => {
  const error = Object.assign(new Error('permission denied for table lead'), {
    code: '42501',
    severity: 'ERROR',
  })
  expect(storageFaultOf(error)).toBeNull()
})

it.each([
  [
    'initdb failed (1): FATAL:  could not extend file "base/1/2691": No space left on device',
    /full/,
  ],
  [
    'PostgreSQL did not start in /d: could not open "x": Read-only file system',
    /cannot be written/,
  ],
])('a start that its disk does not let happen says what to do: %s', (message, what) => {
  const words = startFault(new Error(message))
  expect(words).toMatch(what)
  expect(words).toContain(message)
})

it('a start that fails for something else keeps its words', () => {
  expect(startFault(new Error('Settings:\n- PORT'))).toBeNull()
  expect(startFault('gone')).toBeNull()
})
