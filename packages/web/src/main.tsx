import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { applySettings, watchSystem } from './store/settings.js';
import './styles/base.css';
import './styles/cards.css';
import './styles/lobby.css';
import './styles/table.css';
import './styles/panels.css';
import './styles/motion.css';
import './styles/small.css';

applySettings();
watchSystem();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
