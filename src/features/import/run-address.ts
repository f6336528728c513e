import type { ImportRun } from '../../../generated/model'
import { href } from '../../lib/href'

/** Where a run of a source is shown. */
export const runAddress = ({
  id,
  integrationId,
}: Pick<ImportRun, 'id' | 'integrationId'>): string =>
  href('auth-integrations-id', { id: integrationId }, { run: id })
