import { Table2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { tableAddress } from '../table/table-address'

/** The way in for who has no feed: a table whose columns somebody names. */
export function TableDoor() {
  const { t } = useTranslation('import')
  return (
    <Panel title={t('table.door.table')}>
      <div className="import-door">
        <p>{t('table.door.tableText')}</p>
        <Link className={buttonClass({ variant: 'soft' })} to={tableAddress()}>
          <Table2 className="icon" aria-hidden="true" />
          {t('table.door.open')}
        </Link>
      </div>
    </Panel>
  )
}
