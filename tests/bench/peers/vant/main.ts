import { Button, Cell, CellGroup, NavBar, Skeleton } from 'vant'
import { createApp, h, shallowRef } from 'vue'
import { fetchOrder, type PeerOrder } from '../order.ts'
import 'vant/es/nav-bar/style/index'
import 'vant/es/cell/style/index'
import 'vant/es/cell-group/style/index'
import 'vant/es/button/style/index'
import 'vant/es/skeleton/style/index'

const loan = ({ title, text, name, rows }: PeerOrder) => [
  h('h2', title),
  h('p', text),
  h(CellGroup, { inset: true, title: name }, () =>
    rows.map(({ text, value }) =>
      h(Cell, { title: text }, { value: () => h('span', { class: 'rows_value' }, value) })
    )
  ),
  h(Button, { type: 'primary', block: true }, () => 'REPAY')
]

createApp({
  setup() {
    const order = shallowRef<PeerOrder>()
    fetchOrder().then(answer => {
      order.value = answer
    })
    return () => [
      h(NavBar, { title: 'Order Details' }),
      order.value ? loan(order.value) : h(Skeleton, { row: 5 })
    ]
  }
}).mount('#root')
