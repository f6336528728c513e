import { registerPersonPart } from '../contact/index.ts'

// What this room keeps of a person: what they offered and what was said of it. Erased, amounts and
// dates stay with the home, without words.
registerPersonPart({
  name: 'offers',
  collect: async (db, contactIds) => {
    const offers = await db
      .selectFrom('offer')
      .innerJoin('property', 'property.id', 'offer.property_id')
      .select([
        'offer.id',
        'property.ref',
        'offer.operation',
        'offer.state',
        'offer.stage',
        'offer.amount',
        'offer.deposit',
        'offer.financing',
        'offer.conditions',
        'offer.valid_until',
        'arras',
        'offer.close_price',
        'offer.created_at',
      ])
      .where('contact_id', 'in', contactIds)
      .orderBy('offer.id')
      .execute()
    if (offers.length === 0) return []
    const turns = await db
      .selectFrom('offer_turn')
      .select(['offer_id', 'at', 'act', 'side', 'amount', 'text'])
      .where(
        'offer_id',
        'in',
        offers.map(({ id }) => id),
      )
      .orderBy('id')
      .execute()
    return offers.map(({ id, ...offer }) => ({
      ...offer,
      turns: turns
        .filter(({ offer_id }) => offer_id === id)
        .map(({ offer_id: _, ...turn }) => turn),
    }))
  },
  erase: async (trx, contactIds, { now }) => {
    const theirs = trx.selectFrom('offer').select('id').where('contact_id', 'in', contactIds)
    await trx
      .updateTable('offer_turn')
      .set({ text: null })
      .where('offer_id', 'in', theirs)
      .where('text', 'is not', null)
      .execute()
    await trx
      .updateTable('offer')
      .set({ conditions: null, financing: null, updated_at: now })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('contact_id', 'in', contactIds)
      .execute()
    return []
  },
})
