import { useTranslation } from '../../../i18n'
import { Loading, Sk } from '../../../ui/skeleton'
import './record.css'

/** The record's own layout while it is being read. */
export function RecordSkeleton() {
  const { t } = useTranslation('property')
  return (
    <Loading label={t('record.loading')}>
      <div className="desk-head">
        <Sk w={280} h={30} />
      </div>
      <div className="record">
        <div className="record-first">
          <div className="panel summary">
            <Sk h={220} r={0} />
            <div className="summary-body">
              <Sk w="60%" h={26} />
              <Sk />
              <Sk w="80%" />
            </div>
          </div>
        </div>
        <div className="record-second">
          {[96, 240, 160].map((height) => (
            <div className="panel record-skeleton" key={height}>
              <Sk w={140} h={20} />
              <Sk h={height} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
