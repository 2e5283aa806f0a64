### What only the page says.
title = { $page } · billi
