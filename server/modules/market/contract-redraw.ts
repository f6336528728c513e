import { readsWhole } from '../../contract/stored/index.ts'
import { differing, registerRedraw } from '../../redraw/index.ts'
import { columnsOf } from './publication/columns.ts'
import { findItem } from './publication/publication.repository.ts'
import { sellerById } from './seller/seller.repository.ts'

registerRedraw({
  name: 'market',
  table: 'market_item',
  from: ['MarketPublicationInput', 'SellerData'],
  drawing: 1,
  async redraw(trx, id) {
    const item = await findItem(trx, id, true)
    const seller = item && (await sellerById(trx, item.seller_id))
    // What is read by half stays as it was drawn: nobody finds it by that here.
    if (!item || !seller || !(await readsWhole(trx, 'market_item.doc', { id }))) return
    const changes = differing(item, columnsOf(item.doc, seller))
    if (changes) await trx.updateTable('market_item').set(changes).where('id', '=', id).execute()
  },
})
