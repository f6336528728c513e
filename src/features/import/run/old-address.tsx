import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useGetImport } from '../../../../generated/api/import/import'
import { useTranslation } from '../../../i18n'
import { SkeletonRows } from '../../../ui/skeleton'
import { runAddress } from '../run-address'

/**
 * The address of a channel was that of a run before (links in mails and histories): leads on to the
 * run; `children` where there is none of that id.
 */
export function OldRunAddress({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation('import')
  const { data: run, isPending } = useGetImport(id, { request: { silent: true } })
  if (isPending) return <SkeletonRows label={t('run.loading')} />
  return run ? <Navigate to={runAddress(run)} replace /> : children
}
