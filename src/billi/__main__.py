"""Let ``python -m billi`` be the command ``billi``."""

from billi_command import main

if __name__ == "__main__":
    main()
