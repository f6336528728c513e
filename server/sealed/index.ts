export { changing } from './columns.ts'
export { renewSeals, standings, type Standing } from './renew.ts'
