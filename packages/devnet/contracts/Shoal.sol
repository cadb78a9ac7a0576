// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Always reverts, to test failed transactions.
contract Shoal {
    function dock() external payable {
        revert("Ran aground");
    }

    receive() external payable {
        revert("Ran aground");
    }
}
