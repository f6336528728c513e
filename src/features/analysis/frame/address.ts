import { useSearchParams } from 'react-router-dom'
import {
  AnalysisGrouping,
  Operation,
  type GetAnalysisSummaryParams,
} from '../../../../generated/model'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { dayAt } from '../../../lib/madrid'
import { periodBefore } from './before'
import { daysOf, isPreset, type Preset } from './presets'

/** Tabs by their name in the address; the first stands where none is named. */
export const TABS = [
  'resumen',
  'embudo',
  'respuesta',
  'dias',
  'precio',
  'cartera',
  'fuentes',
  'agentes',
  'demanda',
] as const
export type Tab = (typeof TABS)[number]

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text)
const isIn = <T extends string>(values: Record<string, T>, text: string | null): T | undefined =>
  Object.values(values).find((value) => value === text)

/** What the page shows, all of it in the address, so that it can be sent and gone back to. */
export interface Address {
  tab: Tab
  preset: Preset
  query: GetAnalysisSummaryParams
  /** The period that it is held against, where that is asked for. */
  before: GetAnalysisSummaryParams | null
  groupBy: AnalysisGrouping | undefined
  params: URLSearchParams
  /** Puts values into the address; an empty one goes. */
  set: (values: Record<string, string>) => void
}

/** The address of a tab with the filters of another. */
export function tabAt(tab: Tab, params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  for (const name of [
    'paso',
    'pide',
    'franja',
    'clase',
    'familia',
    'nivel',
    'dormitorios',
    'banda',
  ])
    next.delete(name)
  if (tab === TABS[0]) next.delete('tab')
  else next.set('tab', tab)
  const search = next.toString()
  return `${href('auth-analisis')}${search && `?${search}`}`
}

export function useAddress(): Address {
  const { profile } = useSession()
  const [params, setParams] = useSearchParams()
  const [tab, asked] = [params.get('tab'), params.get('periodo')]
  const preset = isPreset(asked) ? asked : 'tres'
  // A STAFF has their own figures alone: a colleague's address shows them theirs.
  const agentId = profile.role === 'ADMIN' ? params.get('agente') : null
  const branchId = profile.role === 'ADMIN' ? params.get('oficina') : null
  const operation = isIn(Operation, params.get('operacion'))
  const today = dayAt(new Date())
  const query = {
    ...daysOf(preset, today, params),
    ...(agentId ? { agentId } : {}),
    ...(branchId ? { branchId } : {}),
    ...(operation ? { operation: [operation] } : {}),
  }
  return {
    tab: isTab(tab) ? tab : TABS[0],
    preset,
    query,
    before: params.get('compara') === '1' ? periodBefore(query, preset, today) : null,
    groupBy: isIn(AnalysisGrouping, params.get('por')),
    params,
    set: (values) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values))
            if (value) next.set(name, value)
            else next.delete(name)
          return next
        },
        { preventScrollReset: true },
      ),
  }
}
