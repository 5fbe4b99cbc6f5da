import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture/picture.tsx'
import './product-head.css'

interface ProductHeadProps {
  logo: string
  name: string
  children?: ReactNode
}

export function ProductHead({ logo, name, children }: ProductHeadProps) {
  return (
    <div className="product-head">
      <Picture source={logo} size="small" />
      <p className="product-head_name">{name}</p>
      {children}
    </div>
  )
}
