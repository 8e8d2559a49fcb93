import './src/style/tokens.css'
import './src/style/base.css'
import { mount } from 'svelte'
import Demo from './demo.panels.svelte'
mount(Demo, { target: document.body })
