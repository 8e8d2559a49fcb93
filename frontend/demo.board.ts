import { mount } from 'svelte'
import Demo from './DemoBoard.svelte'
mount(Demo, { target: document.getElementById('app')! })
